import { useState } from 'react'
import { useLocation } from 'react-router'

/** The festival year of the page that the last change of path left (spec/behaviour §11.1); `year` is that of this page. */
export function useLeftYear(year: number): number | undefined {
  const { pathname } = useLocation()
  const [entered, setEntered] = useState<{ pathname: string; year: number; left?: number }>({
    pathname,
    year,
  })
  if (entered.pathname !== pathname) setEntered({ pathname, year, left: entered.year })
  return entered.left
}
