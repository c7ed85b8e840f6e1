/** The largest upload: cameras write JPEG files of up to this size (spec/faults M2). */
export const MAX_FILE_BYTES = 50e6

export const TOO_LARGE = 'A file has at most 50 MB'
