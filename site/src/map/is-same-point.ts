import type { Point } from 'contract/rules/web-mercator.ts'

export function isSamePoint(a: Point | undefined, b: Point | undefined): boolean {
  return a?.x === b?.x && a?.y === b?.y
}
