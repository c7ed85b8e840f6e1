import buttons from './buttons.module.css'

/** Says that a part of the page did not load, where that part would be, and offers the page anew (spec/behaviour §22.8). */
export function PartFailure({ part }: { part: string }) {
  return (
    <p role="alert">
      {part} could not be loaded.{' '}
      <button type="button" className={buttons.button} onClick={() => location.reload()}>
        Reload
      </button>
    </p>
  )
}
