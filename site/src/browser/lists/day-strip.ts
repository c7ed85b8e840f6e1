import type { Navigation } from '../navigation/navigation.ts'

/** So much of the previous day may be visible below the strip when the next day counts as reached. A judgement. */
const TAIL_PX = 64

/** Marks the day at the strip's lower edge, or today while no day has reached the strip (spec/screens §5.4). */
export function followDayStrip({ subscribe }: Pick<Navigation, 'subscribe'>): void {
  let observer: IntersectionObserver | undefined

  function start(): void {
    observer?.disconnect()
    const strip = document.querySelector<HTMLElement>('main [data-days]')
    if (strip) observer = observeDays(strip)
  }

  start()
  subscribe({
    shown({ isSwapped }) {
      if (isSwapped) start()
    },
  })
}

function observeDays(strip: HTMLElement): IntersectionObserver {
  const links = [...strip.querySelectorAll('a')]
  const days = links.map(({ hash }) => document.getElementById(hash.slice(1)))
  const inSight = new Set<Element>()
  // In a low window the strip does not stick, and its `top` is not a length.
  const below = (Number.parseFloat(getComputedStyle(strip).top) || 0) + strip.offsetHeight
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target)
        else inSight.delete(target)
      }
      mark(strip, links[days.findIndex((day) => day && inSight.has(day))])
    },
    { rootMargin: `-${below + TAIL_PX}px 0px -60% 0px` },
  )
  for (const day of days) if (day) observer.observe(day)
  return observer
}

function mark(strip: HTMLElement, link: HTMLAnchorElement | undefined): void {
  const today = strip.querySelector<HTMLAnchorElement>('[data-today] a')
  const marked = link ?? today
  strip.querySelector('[aria-current]')?.removeAttribute('aria-current')
  if (!marked) return
  marked.setAttribute('aria-current', marked === today ? 'date' : 'true')
  const bar = strip.querySelector<HTMLElement>('[data-bar]')
  if (bar) bar.scrollLeft = marked.offsetLeft - (bar.clientWidth - marked.offsetWidth) / 2
}
