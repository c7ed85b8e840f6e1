/**
 * An entry of the build, never imported: collects the styles of the whole site, which the build splits into two
 * sheets (decision 084), and the pictures of the shell.
 */
import './styles.css'

/** The build would leave them out if they were not exported. */
export const sheets = import.meta.glob(['../**/*.module.css', '!../screens/holding/*.css'], {
  eager: true,
  import: 'default',
})
export const files = import.meta.glob('../**/*.{svg,png,ico}', { eager: true, query: '?url' })
