/** Objects and lists within each other, the outermost counted (spec/behaviour §24.1). */
const MAX_DEPTH = 32

export type JsonObject = Readonly<Record<string, unknown>>

/**
 * A JSON object in UTF-8; undefined for anything else, or deeper. Of a name given twice the last value counts; a name
 * like `__proto__` is a name like any other.
 */
export function parseJsonObject(bytes: Uint8Array): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isJsonObject(value) && !isDeeper(value, MAX_DEPTH) ? value : undefined
  } catch {
    // What a visitor sends need not be JSON: an expected outcome.
    return undefined
  }
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
