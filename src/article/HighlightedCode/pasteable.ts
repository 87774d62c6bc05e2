/** Parts that can't be pasted: markers and removed lines of a diff, prompts, and dots for omitted parts of a response. */
const NOT_PASTEABLE: Partial<Record<string, RegExp>> = {
  diff: /^(?:(?:-|@@|\+\+\+ |diff |index ).*\n?|[+ ])/gm,
  bash: /^(?:\$|PS[^>\n]*>) /gm,
  // Strings are matched first, so that dots in them stay.
  json: /"(?:[^"\\\n]|\\.)*"|(?:,|(?<=[{[]))\s*(?:\.{3}|…),?(?=\s*[}\]])|(?<=[{[,]\s*)(?:\.{3}|…),?\s*/g,
};

/** The text of code, or of a part of it, that readers can paste. */
export function pasteable(code: string, language: string, from = 0, to = code.length): string {
  const pattern = NOT_PASTEABLE[language === 'powershell' ? 'bash' : language];
  if (!pattern) return code.slice(from, to);
  // Keeps the length, so that positions stay the same.
  const marked = code.replace(pattern, (match) => (match.startsWith('"') ? match : '\0'.repeat(match.length)));
  return marked.slice(from, to).replaceAll('\0', '');
}
