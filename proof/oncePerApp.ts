/** Caches a slow read by app. @param read receives the absolute path of `proof/cms` */
export function oncePerApp<Value>(read: (cmsDir: string) => Value): (cmsDir: string) => Value {
  const known = new Map<string, {value: Value}>();
  return (cmsDir) => {
    const entry = known.get(cmsDir) ?? {value: read(cmsDir)};
    known.set(cmsDir, entry);
    return entry.value;
  };
}
