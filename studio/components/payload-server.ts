/** What our server components take from Payload's interface, beside the views and templates of `@payloadcms/next`. */
export { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
