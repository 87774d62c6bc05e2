/** A value that JSON5 can represent. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether it is neither an object nor a list. */
export function isScalar(value: Json): value is null | boolean | number | string {
  return typeof value !== 'object' || value === null;
}

/** Whether JSON can represent the value. */
export function isJson(value: unknown): value is Json {
  if (value === null || typeof value !== 'object')
    return ['boolean', 'number', 'string'].includes(typeof value) || value === null;
  return Object.values(value).every(isJson);
}
