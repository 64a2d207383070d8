/** Group of the files, so that half-written ones are found by their age. */
export const exportGroup = 'exports'

export const exportKey = (id: string): string => `${exportGroup}/${id}.zip`
