export const READS_ONLY = {readOnlyHint: true, openWorldHint: false};
