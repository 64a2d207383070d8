/**
 * What the document shares as `@tanstack/react-query`: queries and mutations, without endless lists, suspense and what
 * a server hands over. `ops/src/local/testing/rules/curated-names.ts` compares this list with what the browser
 * packages import. The path of the file, because the name itself is shared: a share that imports its own name waits
 * for itself.
 */
export {
  hashKey,
  keepPreviousData,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '../node_modules/@tanstack/react-query/build/modern/index.js'
