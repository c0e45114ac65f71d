import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { Crash } from "#web/frame/error-page.tsx";
import { Footer } from "#web/frame/footer.tsx";
import type { Route } from "./+types/account-frame";

/** Layout of the account pages: the client's background, no side menu. */
export default function AccountFrame() {
  return <Frame page={<Outlet />} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame
      page={
        <div className="md:my-auto">
          <Crash error={error} />
        </div>
      }
    />
  );
}

function Frame({ page }: { page: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="flex flex-1 flex-col md:items-center md:px-6 md:pt-10 md:pb-2">{page}</main>
      <Footer />
    </div>
  );
}
