import type {FileClaims} from './readClaims';

/** Formats the share of proven claims of each file, and the claims without proof. */
export function formatClaims(files: readonly FileClaims[]): string[] {
  const shown = files.filter(({claims}) => claims.length > 0);
  const missing = shown.flatMap(({file, claims}) =>
    claims.flatMap(({line, text, fault}) => (fault ? [`${file}:${line}: ${fault.fault}\n    ${text}`] : [])),
  );
  const fixes = new Set(shown.flatMap(({claims}) => claims.flatMap(({fault}) => fault?.fix ?? [])));
  const rows = shown.map(({file, claims}) => [file, ...countsOf(claims).map(String)]);
  const total = ['all', ...countsOf(shown.flatMap(({claims}) => claims)).map(String)];
  return [
    ...missing,
    ...[...fixes].map((fix) => `- ${fix}`),
    ...(missing.length > 0 ? [''] : []),
    ...columns([HEAD, ...rows, ...(rows.length > 1 ? [total] : [])]),
  ];
}

const HEAD = ['page', 'claims', 'proven', 'sourced', 'excused', 'missing'];

function countsOf(claims: FileClaims['claims']): number[] {
  const count = (verdict: string): number => claims.filter((claim) => claim.verdict === verdict).length;
  return [claims.length, count('proven'), count('sourced'), count('excused'), count('missing')];
}

function columns(rows: readonly string[][]): string[] {
  const widths = HEAD.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map((row) =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  '),
  );
}
