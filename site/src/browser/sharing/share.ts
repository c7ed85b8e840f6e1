import buttons from '../../ui/buttons.module.css'
import type { Navigation } from '../navigation/navigation.ts'
import { shareOrCopy, type Shared } from './share-or-copy.ts'

/** Where the platform has no dialog for sharing, the button copies the link and says so (spec/behaviour §39.1). */
export function followShares({ subscribe }: Pick<Navigation, 'subscribe'>): void {
  drawShares()
  subscribe({ shown: ({ isSwapped }) => isSwapped && drawShares() })
}

function drawShares(): void {
  for (const place of document.querySelectorAll('main [data-share]:empty')) {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', textContent: 'Share', className: buttons['button'] })
    const words = document.createElement('output')
    button.addEventListener('click', () => {
      words.textContent = ''
      void shareOrCopy(pageShared()).then((said) => {
        words.textContent = said
      })
    })
    place.append(button, words)
  }
}

/** Without the visitor's filters and campaign parameters. */
function pageShared(): Shared {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return { title: document.title, url: canonical?.href ?? location.href }
}
