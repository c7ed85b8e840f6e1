/** spec/content B14 */
import { MAX_ITEMS, PictureWidth } from 'contract/answers/blocks.ts'
import { isPanorama, PANORAMA_RATIO } from 'contract/rules/image-choice.ts'
import type { Block, UploadFieldSingleValidation } from 'payload'
import { upload } from 'payload/shared'
import { optionsOf } from '../fields/from-schema.ts'
import { imageField, imageList } from '../fields/images.ts'

/** A single picture has its own block. */
const MIN_GALLERY = 2

export const image: Omit<Block, 'slug'> = {
  interfaceName: 'ImageBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    imageField('image', { label: 'Picture', required: true }),
    {
      name: 'width',
      type: 'select',
      required: true,
      defaultValue: 'column',
      options: optionsOf(PictureWidth),
    },
  ],
}

export const gallery: Omit<Block, 'slug'> = {
  interfaceName: 'GalleryBlock',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  fields: [
    imageList('images', {
      label: 'Pictures',
      required: true,
      minRows: MIN_GALLERY,
      maxRows: MAX_ITEMS,
    }),
  ],
}

/** A picture without its file has no size yet and passes: compose leaves it out. */
const checkPanorama: UploadFieldSingleValidation = async (value, options) => {
  const result = await upload(value, options)
  if (result !== true || typeof value !== 'number') return result
  const { docs } = await options.req.payload.find({
    collection: 'media',
    where: { id: { equals: value } },
    depth: 0,
    limit: 1,
    req: options.req,
  })
  const { width, height } = docs[0] ?? {}
  if (!width || !height) return true
  return isPanorama({ width, height }) || 'This picture is not wide enough for a panorama'
}
export const panorama: Omit<Block, 'slug'> = {
  interfaceName: 'PanoramaBlock',
  labels: { singular: 'Panorama', plural: 'Panoramas' },
  fields: [
    imageField('image', {
      label: 'Picture',
      required: true,
      admin: { description: `More than ${PANORAMA_RATIO} times as wide as high.` },
      validate: checkPanorama,
    }),
  ],
}
