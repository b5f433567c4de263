/** A container with nginx and the site; built in the output: `docker build -t docs dist`. */
export const dockerfile = `FROM nginx:1.28-alpine
COPY nginx.conf /etc/nginx/conf.d/default.conf
COPY . /usr/share/nginx/html
`;
