const CREATE = /\bcreate-strapi(?:-app)?@\S+.*/;

/** The language in the command that creates the project. */
export function languageOf(commands: readonly string[]): string | null {
  const command = commands.flatMap((text) => CREATE.exec(text)?.[0] ?? [])[0] ?? '';
  if (/\s--(?:js|javascript)\b/.test(command)) return 'js';
  return /\s--(?:ts|typescript)\b/.test(command) ? 'ts' : null;
}

/** The commands that readers of the JavaScript tab type. */
export function inLanguage(commands: string, language: string | null): string {
  return language === 'js' && !/\s--(?:js|javascript|ts|typescript|template)\b/.test(commands)
    ? commands.replace(CREATE, (command) => `${command} --js`)
    : commands;
}
