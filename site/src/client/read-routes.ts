import type { Routes } from 'contract/answers/routes.ts'

/**
 * The one answer that every page asks for, read as its schema reads it but without the schemas, which weigh more than a
 * screen. What is not of the right kind is left out.
 */
export function readRoutes(wire: unknown): Routes {
  if (typeof wire !== 'object' || wire === null) throw new Error('The answer of /routes is none')
  const list = (key: keyof Routes): readonly unknown[] => {
    const value: unknown = Reflect.get(wire, key)
    return Array.isArray(value) ? value : []
  }
  return {
    custom_pages: list('custom_pages').filter((name) => typeof name === 'string'),
    program: list('program').filter((name) => typeof name === 'string'),
    festival_years: list('festival_years').filter(isYear),
  }
}

function isYear(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1900 && Number(value) <= 2100
}
