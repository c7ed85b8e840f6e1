import styles from '../../ui/blocks/audio.module.css'

const STORAGE_KEY = 'sound '

/** Stores for this tab how far the sound was heard; forgotten when the sound has ended. */
export function keepTime({ src, ended, currentTime }: HTMLAudioElement): void {
  const seconds = ended ? 0 : Math.floor(currentTime)
  try {
    if (seconds > 0) sessionStorage.setItem(STORAGE_KEY + src, String(seconds))
    else sessionStorage.removeItem(STORAGE_KEY + src)
  } catch {
    // Storage is refused or full: the sound will begin at its start.
  }
}

export function offerToResume(sound: HTMLAudioElement): void {
  const seconds = keptTime(sound)
  if (!seconds) return
  const button = document.createElement('button')
  const words = `Go on from ${minutesText(seconds)}`
  Object.assign(button, { type: 'button', textContent: words, className: styles['onward'] })
  button.dataset['onward'] = ''
  button.addEventListener('click', () => {
    sound.currentTime = seconds
    sound.focus()
    // If the sound cannot be played, its controls say why.
    sound.play().catch(() => undefined)
  })
  sound.after(button)
}

export function withdrawOffer(sound: HTMLAudioElement): void {
  sound.parentElement?.querySelector('[data-onward]')?.remove()
}

function keptTime({ src }: HTMLAudioElement): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_KEY + src))
  } catch {
    return 0
  }
}

/** 192 → `3.12`, as times of the day are written on this site (spec/behaviour §29.4). */
function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`
}
