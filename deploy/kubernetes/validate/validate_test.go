// Holds what the overlays render against Kubernetes' own schemas, the restricted Pod Security level, and a table of who
// may reach whom. Nothing of it needs a cluster: `npm run validate:kubernetes`.
package validate

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/yannh/kubeconform/pkg/validator"
)

var overlays = []string{"production", "production-gateway-api", "small"}

var checker validator.Validator

func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "kubernetes-schemas-")
	if err != nil {
		panic(err)
	}
	if err := writeSchemas(folder); err != nil {
		println(err.Error())
		os.Exit(1)
	}
	if checker, err = newChecker(folder); err != nil {
		panic(err)
	}
	code := m.Run()
	os.RemoveAll(folder)
	os.Exit(code)
}

func rendered(t *testing.T, overlay string) string {
	t.Helper()
	text, err := render(filepath.Join("..", "overlays", overlay))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func problemsOf(text string) []string {
	problems := checkSchemas(checker, text)
	site, err := read(text)
	if err != nil {
		return append(problems, err.Error())
	}
	return slices.Concat(problems, checkPodSecurity(site), checkReferences(site), checkReachability(site))
}

func TestEveryOverlayHolds(t *testing.T) {
	for _, overlay := range overlays {
		t.Run(overlay, func(t *testing.T) {
			for _, problem := range problemsOf(rendered(t, overlay)) {
				t.Error(problem)
			}
		})
	}
}

// What is checked above would be worth little if faults went unnoticed.
func TestFaultsAreFound(t *testing.T) {
	faults := []struct{ name, overlay, from, to, problem string }{
		{"a misspelt field", "production", "readOnlyRootFilesystem", "readOnlyRootFileSystem", "additional properties"},
		{"a word for a number", "production", "maxReplicas: 6", "maxReplicas: six", "got string, want integer"},
		{"a missing field", "production", "  maxReplicas: 6\n", "", "missing property 'maxReplicas'"},
		{"a misspelt field of a route", "production-gateway-api", "backendRefs", "backendRef", "additional properties"},
		{"a misspelt field of a monitor", "production", "interval: 15s", "intervall: 15s", "additional properties"},
		{"a misspelt field of the database", "small", "passwordSecretRef", "passwordSecret", "additional properties"},
		{"a pod that may gain rights", "production", "allowPrivilegeEscalation: false", "allowPrivilegeEscalation: true",
			"is not restricted"},
		{"a root file system to write to", "production", "readOnlyRootFilesystem: true", "readOnlyRootFilesystem: false",
			"may write to its root file system"},
		{"a namespace that enforces nothing", "production", "enforce: restricted", "enforce: baseline",
			"does not enforce the restricted level"},
		{"a port that nobody listens on", "production", "targetPort: http", "targetPort: web", "finds no pod with port"},
		{"an image without a version", "production", "site/shell:1.0.0", "site/shell", "is no fixed version"},
		{"remotes that reach anybody", "production", "name: nobody-unless-said\n  namespace: site",
			"name: nobody-unless-said\n  namespace: other", "mfe-support → cloud-metadata 22 53 80 443 465 587 6443 8080 9113 27017 should not be reachable"},
		{"a shell that may read secrets", "production", "resources:\n  - leases", "resources:\n  - secrets", "allows [get update] of [secrets]"},
		{"a gateway that may ask the API server", "production", "automountServiceAccountToken: false", "automountServiceAccountToken: true",
			"gateway gets a token"},
		{"a way to cloud credentials", "production", "- 169.254.0.0/16", "- 192.0.2.0/24",
			"forms-service → cloud-metadata 443 465 587 27017 should not be reachable"},
		{"a shell cut off from releases", "production", "to:\n    - podSelector:\n        matchLabels:\n          app.kubernetes.io/component: remote",
			"to:\n    - podSelector:\n        matchLabels:\n          app.kubernetes.io/component: none", "shell → mfe-support 8080 should be reachable"},
	}
	texts := map[string]string{}
	for _, overlay := range overlays {
		texts[overlay] = rendered(t, overlay)
	}
	for _, fault := range faults {
		t.Run(fault.name, func(t *testing.T) {
			text := texts[fault.overlay]
			broken := strings.ReplaceAll(text, fault.from, fault.to)
			if broken == text {
				t.Fatalf("%q does not occur", fault.from)
			}
			problems := problemsOf(broken)
			isNoticed := func(problem string) bool { return strings.Contains(problem, fault.problem) }
			if !slices.ContainsFunc(problems, isNoticed) {
				t.Errorf("nobody says %q: %v", fault.problem, problems)
			}
		})
	}
}
