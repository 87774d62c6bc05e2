const QUERY = /[\w\])}]\?[^\s?&=]+=/;
const BEFORE_PARAMETER = /(?=[?&][^\s?&=]+=)/;

/** Splits the text of code before each parameter of the URL in it. Text without a URL isn't split. */
export function splitUrl(text: string): string[] {
  return QUERY.test(text) ? text.split(BEFORE_PARAMETER) : [text];
}
