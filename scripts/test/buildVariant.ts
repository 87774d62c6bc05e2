import {runCommand, type CommandResult} from './runCommand';

export interface Variant {
  outDir: string;
  /** Docusaurus's working folder; its own, so that a development server is not disturbed. */
  generatedDir: string;
  environment: Record<string, string>;
}

/**
 * Builds the site with other settings than production's. The bundler's cache takes no notice of settings that
 * come from the environment and would hand out modules of another variant, so it stays off.
 */
export function buildVariant({outDir, generatedDir, environment}: Variant): Promise<CommandResult> {
  return runCommand('npx', ['docusaurus', 'build', '--out-dir', outDir], {
    ...environment,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
}
