const QUERY = /[\w\])}]\?[^\s?&=]+=/;
const BEFORE_PARAMETER = /(?=[?&][^\s?&=]+=)/;

/** Text of code, split before each parameter of the URL in it. Text without one stays whole. */
export function splitUrl(text: string): string[] {
  return QUERY.test(text) ? text.split(BEFORE_PARAMETER) : [text];
}
