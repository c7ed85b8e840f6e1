/**
 * What only pages refer to, and no script: the one sheet with the styles of the whole site, and the pictures of the shell.
 * Nothing runs this; the build only reads it.
 */
import './styles.css'

/** Exported, or the build would leave them out as unused. */
export const sheets = import.meta.glob(['../**/*.module.css', '!../screens/holding/*.css'], {
  eager: true,
  import: 'default',
})
export const files = import.meta.glob('../**/*.{svg,png,ico}', { eager: true, query: '?url' })
