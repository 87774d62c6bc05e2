/** Whether the reader saves data or has a slow connection. Only Chromium reports this. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const effectiveType: unknown = Reflect.get(connection, 'effectiveType');
  return Reflect.get(connection, 'saveData') === true || (typeof effectiveType === 'string' && effectiveType.endsWith('2g'));
}
