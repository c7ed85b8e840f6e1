import { expect } from 'vitest'

export function expectOrder(text: string, parts: readonly string[]): void {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    expect(
      at,
      `“${part}” after “${text.slice(Math.max(0, from - 40), from)}”`,
    ).toBeGreaterThanOrEqual(0)
    from = at + part.length
  }
}
