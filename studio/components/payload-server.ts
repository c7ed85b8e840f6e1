/**
 * Draws components of the configuration, for our server components. It runs only on the server. They also use
 * `payload-ui.ts`, and the views and templates of `@payloadcms/next`.
 */
export { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
