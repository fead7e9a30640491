const routes: string[] = [];
export { routes, routes as default };
