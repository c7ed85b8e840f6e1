import { useEffect, useRef } from 'react'

/** A list that scrolls sideways shows its current item, in the middle where it can. */
export function useCurrentInSight(current: number) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = list.current?.children[current]
    if (!list.current || !(item instanceof HTMLElement)) return
    const middle = item.offsetLeft + item.offsetWidth / 2
    list.current.scrollTo({ left: middle - list.current.clientWidth / 2, behavior: 'instant' })
  }, [current])
  return list
}
