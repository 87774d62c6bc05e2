const FRAME = /^\s*at\s.+(?:[:)]|\b\d+:\d+)\S*$/;
const ERROR = /\b\w*(?:Error|Exception)\b|\berror:/;

/** What a pasted stack trace is about: its line with the error. Other questions stay as they are. */
export function errorLine(question: string): string {
  const lines = question.split('\n');
  if (!lines.some((line) => FRAME.test(line))) return question;
  const others = lines.filter((line) => !FRAME.test(line) && line.trim() !== '');
  return others.find((line) => ERROR.test(line)) ?? (others.join('\n') || question);
}
