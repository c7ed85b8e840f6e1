/**
 * Everything that our server components use from Payload's interface, apart from the views and templates of
 * `@payloadcms/next`.
 */
export { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
