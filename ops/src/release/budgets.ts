import { interfacesFile } from '../interfaces/interfaces.ts'
import { brotliBytes, firstScripts, sharePicture, type Release } from './release.ts'

/** Where a release weighs more than its application may, each with its heaviest file and the way out. */
export function overBudget(release: Release): string[] {
  const { budgets, pages, files } = release
  // Of releases from before there were any.
  if (!budgets) return []
  const all = Object.keys(files).filter(
    file => ![interfacesFile, sharePicture].includes(file) && !file.endsWith('.map'),
  )
  return [
    ...over(release, 'its first scripts weigh', firstScripts(release), budgets.first, 'first'),
    ...pages.flatMap(({ path, files, later }) =>
      over(release, `the page /${path} weighs`, [...files, ...later], budgets.page, 'page'),
    ),
    ...over(release, 'all of it weighs', all, budgets.total, 'total'),
  ]
}

function over(release: Release, what: string, files: readonly string[], budget: number, name: string): string[] {
  const bytes = brotliBytes(release, files)
  if (bytes <= budget) return []
  const [heaviest = ''] = files.toSorted((a, b) => brotliBytes(release, [b]) - brotliBytes(release, [a]))
  return [
    `${release.name}@${release.version}: ${what} ${bytes} bytes of brotli, ${bytes - budget} over its budget of ${budget}; ` +
      `the heaviest is ${heaviest} with ${brotliBytes(release, [heaviest])}: split or drop what is not needed there, ` +
      `or raise \`${name}\` of the budgets in ${release.name}/webpack.config.ts`,
  ]
}
