declare module 'loader-utils' {
  export function interpolateName(context: {resourcePath: string}, name: string, options: {content: Buffer}): string;
}
