# The site on nginx, without root: docker build --build-arg SITE_URL=https://docs.example.com --tag strapi-docs .
FROM node:22.23.2-bookworm AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages/corpus/package.json packages/corpus/
COPY packages/docs-proof/package.json packages/docs-proof/
RUN npm ci
# With .git, which has the dates of the pages.
COPY . .
ARG SITE_URL REPOSITORY_URL \
    ALGOLIA_APP_ID ALGOLIA_SEARCH_API_KEY ALGOLIA_INDEX_NAME ALGOLIA_INSIGHTS \
    KAPA_INTEGRATION_ID KAPA_BASE_URL \
    AMPLITUDE_API_KEY TAG_MANAGER_ID EXPERIMENTATION_SCRIPT SESSION_RECORDING_SCRIPT VENDOR_ORIGINS CONSENT PRIVACY_POLICY_URL \
    ANNOUNCEMENT_ID FEEDBACK_URL HIDE_NAVBAR_ON_SCROLL FOLLOW_SYSTEM_COLOR_MODE PERFORMANCE
RUN npm run build
# nginx sends these copies, so that it needn't compress for each request.
RUN find build -type f -regex '.*\.\(html\|css\|js\|json\|md\|txt\|xml\|svg\|http\|ico\|webmanifest\)' -exec gzip --best --keep {} +

FROM nginx:1.30.4-alpine-slim
COPY --from=build /site/build-host/nginx.conf /site/build-host/nginx-maps.conf /site/build-host/nginx-server.conf /etc/nginx/
COPY --from=build /site/build /etc/nginx/html
# The image's user "nginx", as a number, by which Kubernetes can tell that it isn't root.
USER 101:101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/"]
