import type { Navigation } from '../navigation/navigation.ts'

/** The position stays on the device. */
export function followNearestStart({ go }: Pick<Navigation, 'go'>): void {
  document.addEventListener('click', ({ target }) => {
    const part = target instanceof Element && target.closest('[data-nearest] button')?.parentElement
    const output = part && part.querySelector('output')
    if (!output) return
    output.textContent = ''
    void start(output)
  })

  async function start(output: HTMLOutputElement): Promise<void> {
    const { nearestStop, askPosition, positionOf } = await import('./positions.ts')
    const answer = await askPosition()
    if (!output.isConnected) return
    if (answer.kind === 'unknown') {
      output.textContent = answer.message
      return
    }
    const rows = [...document.querySelectorAll<HTMLElement>('main li[data-stop]')]
    const nearest = nearestStop(
      answer.position,
      rows.map((row) => ({ number: Number(row.dataset['stop']), at: positionOf(row) })),
    )
    const row = rows.find(({ dataset }) => dataset['stop'] === String(nearest))
    const link = row?.querySelector<HTMLAnchorElement>('[data-start] a')
    // The stop without a link is the one at which the list starts already.
    if (link) go(link.href, { replace: true })
  }
}
