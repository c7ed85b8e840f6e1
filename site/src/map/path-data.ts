import type { Point } from 'contract/rules/web-mercator.ts'
import { isSamePoint } from './is-same-point.ts'

/**
 * Returns lines as the data of one SVG path, in whole units. Neighbouring points that round to the same place become
 * one. Lines with fewer than two points left, and rings with fewer than three, are left out.
 */
export function pathData(lines: readonly (readonly Point[])[], close: 'open' | 'closed'): string {
  const least = close === 'closed' ? 3 : 2
  return lines
    .map((line) => distinct(line.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))))
    .map((line) =>
      close === 'closed' && isSamePoint(line[0], line.at(-1)) ? line.slice(0, -1) : line,
    )
    .filter((line) => line.length >= least)
    .map((line) => onePath(line) + (close === 'closed' ? 'z' : ''))
    .join('')
}

/** Returns the lines of data that `pathData` wrote. */
export function readPath(data: string): readonly (readonly Point[])[] {
  return data
    .split('M')
    .slice(1)
    .map((path) => {
      const [x = 0, y = 0, ...steps] = [...path.matchAll(/-?\d+/g)].map(Number)
      const line = [{ x, y }]
      for (let index = 0; index + 1 < steps.length; index += 2) {
        const from = line.at(-1) ?? { x, y }
        line.push({ x: from.x + (steps[index] ?? 0), y: from.y + (steps[index + 1] ?? 0) })
      }
      return line
    })
}

function onePath([start, ...rest]: readonly Point[]): string {
  if (!start) return ''
  let from = start
  const steps = rest.map((point) => {
    const step = [point.x - from.x, point.y - from.y]
    from = point
    return step
  })
  return `M${numbers([start.x, start.y])}l${numbers(steps.flat())}`
}

/** SVG needs no space before a minus sign. */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index === 0 || value < 0 ? value : ` ${value}`)).join('')
}

function distinct(line: readonly Point[]): readonly Point[] {
  return line.filter((point, index) => !isSamePoint(line[index - 1], point))
}
