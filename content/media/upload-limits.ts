/** Cameras write JPEG files of up to this size (spec/faults M2). */
export const MAX_FILE_BYTES = 50e6

export const TOO_LARGE = 'A file has at most 50 MB'

/** 100 megapixels, as many as cameras have. Decoding them needs 400 MB of memory (spec/faults M2). */
export const MAX_PIXELS = 100e6
