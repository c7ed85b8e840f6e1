/**
 * An entry of the build, never imported. It collects all pictures in `src/`, and the styles of all pages but the
 * holding page; the build splits these styles into two sheets (decision 084).
 */
import './styles.css'

/** The build would leave them out if they were not exported. */
export const sheets = import.meta.glob(['../**/*.module.css', '!../screens/holding/*.css'], {
  eager: true,
  import: 'default',
})
export const files = import.meta.glob('../**/*.{svg,png,ico}', { eager: true, query: '?url' })
