import { replaceRadicals } from './radicals.ts'

const voicing = { '\u3099': 'ﾞ', '\u309A': 'ﾟ' } as const

const halfWidthKana = 'ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ｡｢｣､･'
const halfOf = new Map([...halfWidthKana].map(half => [half.normalize('NFKC'), half]))

/**
 * Turns ASCII, half-width kana and the space into their full-width forms (docs/product.md#formats).
 * @example toFullWidth('ABC-1ｶﾞｷﾞ') // 'ＡＢＣ－１ガギ'
 */
export const toFullWidth = (text: string): string =>
  text
    .replace(/[\uFF61-\uFF9F]+/g, kana => kana.normalize('NFKC'))
    .replace(/[!-~]/g, ascii => String.fromCharCode(ascii.charCodeAt(0) + 0xfee0))
    .replaceAll(' ', '\u3000')

/**
 * Turns full-width ASCII, katakana and the ideographic space into half-width forms, voicing marks apart
 * (docs/product.md#formats).
 * @example toHalfWidth('ＡＢＣガギ') // 'ABCｶﾞｷﾞ'
 */
export const toHalfWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, full => String.fromCharCode(full.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .replace(/[\u30A1-\u30FC\u3001\u3002\u300C\u300D]/g, kana =>
      [...kana.normalize('NFD')]
        .map(part => voicing[part as keyof typeof voicing] ?? halfOf.get(part) ?? part)
        .join(''),
    )

/**
 * A name in the half-width kana of bank transfers as people read it: full-width kana, long vowels and brackets; the
 * rest stays. For the screen only: the bank file has the half-width form.
 * @example displayKana('ｶ)ｻｸﾗｻ-ﾋﾞｽ') // 'カ）サクラサービス'
 */
export const displayKana = (text: string): string =>
  text
    .replace(/[\uFF61-\uFF9F]+/g, kana => kana.normalize('NFKC'))
    .replace(/(?<=[\u30A1-\u30FC])-/g, 'ー')
    .replace(/[()]/g, bracket => (bracket === '(' ? '（' : '）'))

/** Hiragana to katakana; everything else stays. */
export const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, hiragana => String.fromCharCode(hiragana.charCodeAt(0) + 0x60))

/** One spelling for comparing and parsing: NFKC, radicals as ideographs, one kind of space, none at the ends. */
export const normalizeText = (text: string): string =>
  replaceRadicals(text.normalize('NFKC')).replace(/\s+/g, ' ').trim()
