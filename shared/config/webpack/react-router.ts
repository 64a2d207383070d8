/**
 * What the document shares as `react-router-dom`. A name that is missing here is `undefined` at run time only,
 * so `ops/src/local/testing/rules/curated-names.ts` compares this list with what the browser packages import.
 */
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Navigate,
  Outlet,
  redirect,
  replace,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useOutlet,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
